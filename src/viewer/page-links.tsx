import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { readerWords as words } from '../words/reader';
import { readAddresses, readLinks, type PageLink } from './links';
import { LinksBox } from './styles';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  /** The elements of the text layer, once they are there. */
  texts: readonly HTMLElement[] | undefined;
  goToPage: (page: number) => void;
}

/** The links of a page and the addresses in its text, on top of it. */
export function PageLinks({ pdf, number, texts, goToPage }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(
    function read() {
      let isCurrent = true;
      async function run() {
        const declared = await readLinks(pdf, number);
        if (isCurrent) setLinks(declared);
        if (!isCurrent || !texts || !box.current) return;
        const addresses = await readAddresses(pdf, number, box.current, texts, declared);
        if (isCurrent) setLinks([...declared, ...addresses]);
      }
      void run();
      return () => {
        isCurrent = false;
      };
    },
    [pdf, number, texts],
  );
  return (
    <LinksBox ref={box}>
      {links.map(({ key, box: place, to, isFound }) =>
        'url' in to ? (
          <a
            key={key}
            href={to.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={to.url}
            {...(isFound && { 'data-found': '' })}
            style={place}
          />
        ) : (
          <a
            key={key}
            href={`#page-${to.page}`}
            aria-label={words.pageOf({ page: to.page, count: pdf.numPages })}
            style={place}
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
