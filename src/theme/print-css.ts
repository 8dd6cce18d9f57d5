/** The rules for paper. Every collapsed section is expanded. */
export const printCss = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    // All sizes of text follow: about 8.5 points, as in a printed list.
    html: { fontSize: '11.5px' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'main a[href]': { textDecoration: 'none' },
    // The address of each link; its own site has the origin in a variable, which the app sets.
    'main a[href]:where(:not([href^="#"], [href^="tel:"], [href^="mailto:"]))::after': {
      content: '" (" attr(href) ")" !important',
      position: 'static !important' as 'static',
      fontSize: '0.8em',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    'main a[href^="/"]::after': { content: '" (" var(--origin, "") attr(href) ")" !important' },
    '.MuiAccordionSummary-expandIconWrapper': { display: 'none !important' },
    '.MuiAccordionSummary-root': { minHeight: '0 !important', padding: '0 !important' },
    '.MuiAccordionSummary-content': { margin: '4px 0 !important' },
    '.MuiAccordionDetails-root': { padding: '0 0 4px !important' },
    '.MuiAccordion-root': { border: '0 !important', breakInside: 'avoid' },
    '.MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' as 'visible' },
  },
} as const;
