import { messages } from 'virtual:messages/volunteers';
import type { RecordDeclaration } from '../../components/record/declaration';
import { volunteers } from '../../schemas/vacancies';
import { between } from '../../words/language';

/** The fields that the list shows of a record, and those that its page shows. */
export const declaration: RecordDeclaration<typeof volunteers.fields> = {
  of: volunteers,
  columns: [
    { title: messages.title, field: 'title', as: 'title' },
    {
      title: messages.location + between + messages.salary,
      field: 'location',
      beside: 'salary',
      small: 'number',
      isLine: true,
    },
    { title: messages.closeDate, field: 'closeDate', as: 'deadline' },
    { title: messages.file, field: 'file' },
  ],
  empty: messages.empty,
  facts: [
    { title: messages.closeDate, field: 'closeDate', as: 'deadline' },
    { title: messages.number, field: 'number' },
    { title: messages.positions, field: 'positions' },
    { title: messages.location, field: 'location' },
    { title: messages.salary, field: 'salary' },
    { title: messages.employmentType, field: 'employmentType' },
    { title: messages.postDate, field: 'postDate' },
  ],
  prose: [{ field: 'description' }],
  answer: { title: messages.howToApply, field: 'howToApply' },
};
