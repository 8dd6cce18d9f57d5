import { FaqList } from '../components/faq-list';
import { Screen } from '../components/screen';
import { Section } from '../components/section';
import { Skeleton } from '../components/skeleton';
import { useList } from '../data/lists';
import { faqs } from '../schemas/faqs';

export default function FrequentlyAskedQuestions() {
  return (
    <Section>
      <Screen
        of={useList(faqs)}
        loading={<Skeleton variant="rounded" height={480} />}
        empty="There are no questions and answers yet."
      >
        {(records) => <FaqList faqs={records} />}
      </Screen>
    </Section>
  );
}
