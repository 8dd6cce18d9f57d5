import type { ReactElement } from 'react';

/**
 * Children without a text of their own. A component takes them where it puts something beside them: a translator moves
 * bare texts away, and React then finds them neither to change nor to remove them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
