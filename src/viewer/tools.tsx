import { useState, type FormEvent } from 'react';
import { Icon } from '../components/ui/icon';
import { IconButton } from '../components/ui/icon-button';
import { VisuallyHidden } from '../components/ui/visually-hidden';
import { plainDigits } from '../format/digits';
import { digits } from '../words/common';
import { readerWords as words } from '../words/reader';
import { Bar } from './styles';
import { stepZoom, zoomLimits } from './zoom';
import styled from '@emotion/styled';

const Svg = styled('svg')({ width: '1.25em', height: '1.25em', flex: 'none' });

/** A half-filled disc, in the style of `Icon`; not among its paths, which each first visit loads. */
const DarkIcon = () => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
  </Svg>
);

interface Props {
  page: number;
  pageCount: number;
  goToPage: (page: number) => void;
  zoom: number;
  zoomTo: (zoom: number) => void;
  /** Fits the page to the width, or its text. */
  fit: () => void;
  willFitText: boolean;
  isDark: boolean;
  toggleDark: () => void;
  isFinding: boolean;
  toggleFind: () => void;
}

/** Page number, zoom and the search button. */
export function Tools({ page, pageCount, goToPage, zoom, zoomTo, ...rest }: Props) {
  const { fit, willFitText, isDark, toggleDark, isFinding, toggleFind } = rest;
  return (
    <Bar role="toolbar" aria-label={words.tools} {...(isFinding && { 'data-behind-find': '' })}>
      <PageField key={page} page={page} pageCount={pageCount} goToPage={goToPage} />
      <IconButton
        aria-label={words.zoomOut}
        aria-disabled={zoom <= zoomLimits.least}
        onClick={() => zoomTo(stepZoom(zoom, -1))}
      >
        <Icon name="minus" />
      </IconButton>
      <IconButton aria-label={willFitText ? words.fitText : words.fitWidth} onClick={fit}>
        <Icon name="fit" />
      </IconButton>
      <IconButton
        aria-label={words.zoomIn}
        aria-disabled={zoom >= zoomLimits.most}
        onClick={() => zoomTo(stepZoom(zoom, 1))}
      >
        <Icon name="plus" />
      </IconButton>
      <IconButton
        aria-label={words.darkPages}
        aria-pressed={isDark}
        onClick={toggleDark}
        {...(isDark && { color: 'primary' })}
      >
        <DarkIcon />
      </IconButton>
      <IconButton aria-label={words.find} aria-expanded={isFinding} onClick={toggleFind}>
        <Icon name="search" />
      </IconButton>
    </Bar>
  );
}

/** The current page number, editable to go to another page. */
function PageField({ page, pageCount, goToPage }: Pick<Props, 'page' | 'pageCount' | 'goToPage'>) {
  const [draft, setDraft] = useState(digits(page));
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(plainDigits(draft));
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) goToPage(wanted);
    else setDraft(digits(page));
  };
  return (
    <form onSubmit={go} style={{ display: 'flex', alignItems: 'center', gap: 6, marginInlineEnd: 'auto' }}>
      <VisuallyHidden as="label" id="reader-page">
        {words.goToPage}
      </VisuallyHidden>
      <input
        aria-labelledby="reader-page"
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        style={{ width: `calc(${Math.max(2, String(pageCount).length)}ch + 20px)`, textAlign: 'center' }}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(digits(page))}
      />
      <span>{words.ofPages(pageCount)}</span>
    </form>
  );
}
