import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { readerWords as words } from '../words/reader';
import { readLinks, type PageLink } from './links';
import { LinksBox } from './styles';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  goToPage: (page: number) => void;
}

/** The links of a page, on top of its text. */
export function PageLinks({ pdf, number, goToPage }: Props) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(
    function read() {
      let isCurrent = true;
      void readLinks(pdf, number).then((found) => isCurrent && setLinks(found));
      return () => {
        isCurrent = false;
      };
    },
    [pdf, number],
  );
  return (
    <LinksBox>
      {links.map(({ key, box, to }) =>
        'url' in to ? (
          <a
            key={key}
            href={to.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={to.url}
            style={box}
          />
        ) : (
          <a
            key={key}
            href={`#page-${to.page}`}
            aria-label={words.pageOf({ page: to.page, count: pdf.numPages })}
            style={box}
            onClick={(event) => {
              event.preventDefault();
              goToPage(to.page);
            }}
          />
        ),
      )}
    </LinksBox>
  );
}
