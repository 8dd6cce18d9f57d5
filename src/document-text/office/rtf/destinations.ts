/** Groups whose text is no text of the document; so are all that begin with `\*`, but for those of `read`. */
const skipped = new Set(
  (
    'annotation atnid atnauthor atrfstart atrfend author bkmkend bkmkstart colorschememapping colortbl comment ' +
    'datafield datastore docvar factoidname falt filetbl fontemb ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn ' +
    'generator info keywords latentstyles listoverridetable listtable mvfmf nextfile nonshppict objdata object ' +
    'operator panose passwordhash pict pnseclvl private revtbl rsidtbl rxe shprslt sp subject tc tcn template ' +
    'themedata title txe userprops xe xmlnstbl'
  ).split(' '),
);

/** Groups with a text that begin with `\*`, so that old programs leave them out. */
const read = new Set(
  'do dptxbxtext ffl fldinst fldrslt footnote formfield moMath moMathPara nesttableprops shpinst shptxt ud'.split(
    ' ',
  ),
);

/** Whether a group is left out that begins with this word. Equations have groups of properties. */
export const isSkipped = (word: string, hasStar: boolean): boolean =>
  skipped.has(word) || (hasStar && !read.has(word)) || /^m[a-z]+Pr$/i.test(word);

/** Words that stand for letters. */
export const letters: Readonly<Record<string, string>> = {
  tab: ' ',
  line: '\n',
  lbr: '\n',
  page: ' ',
  column: ' ',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  ltrmark: '\u200e',
  rtlmark: '\u200f',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/** Signs after a backslash that stand for letters. */
export const signs: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': ' ',
  _: '\u2011',
  '\t': ' ',
};
