import { messages } from 'virtual:messages/faqs';
import { FaqList } from './faq-list';
import { DataView } from '../../components/list/data-view';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { useList } from '../../data/lists/use-list';
import { faqs } from '../../schemas/faqs';

export default function FrequentlyAskedQuestions() {
  return (
    <Section>
      <DataView
        of={useList(faqs)}
        loading={<Skeleton variant="rounded" height={480} />}
        empty={messages.empty}
      >
        {(records) => <FaqList faqs={records} />}
      </DataView>
    </Section>
  );
}
