import styled from '@emotion/styled';
import { messages } from 'virtual:messages/faqs';
import { FaqList } from './faq-list';
import { ContactDetails } from '../../components/organisation/contact-details';
import { DataView } from '../../components/list/data-view';
import { SidebarColumns } from '../../components/news/sidebar-columns';
import { Skeleton } from '../../components/ui/skeleton';
import { Typography } from '../../components/ui/typography';
import { useList } from '../../data/lists/use-list';
import { faqs } from '../../schemas/faqs';
import { palette } from '../../theme/tokens';

/** Stays beside the questions as far as there is room. */
const Ask = styled('aside')({
  position: 'sticky',
  insetBlockStart: 104,
  boxSizing: 'border-box',
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& h2': { marginBlockEnd: 4 },
  '& p': { marginBlock: '0 8px' },
});

export default function FrequentlyAskedQuestions() {
  return (
    <SidebarColumns>
      <div>
        <DataView
          of={useList(faqs)}
          loading={<Skeleton variant="rounded" height={480} />}
          empty={messages.empty}
        >
          {(records) => <FaqList faqs={records} />}
        </DataView>
      </div>
      <Ask>
        <Typography variant="h3" component="h2">
          {messages.ask}
        </Typography>
        <p>{messages.askText}</p>
        <ContactDetails />
      </Ask>
    </SidebarColumns>
  );
}
