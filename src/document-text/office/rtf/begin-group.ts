import { hrefOfCode, showsPage } from '../docx/fields';
import type { OfficeBlock } from '../office-text';
import { Flow } from './flow';
import type { Parts } from './parts';
import { choiceOf, plainLetters, plainParagraph, type Field, type State } from './state';

/** What takes the blocks of a flow at its end. */
type End = (blocks: OfficeBlock[]) => void;

/**
 * Begins what a group is for, by a word of it. Returns what takes the blocks if a flow of its own has begun, `true` if
 * the word was taken, and `false` if it is another.
 */
export function beginGroup(word: string, state: State, parts: Parts): End | boolean {
  switch (word) {
    case 'fonttbl':
      state.into = 'fonts';
      return true;
    case 'stylesheet':
      state.into = 'styles';
      return true;
    case 'listtext':
    case 'pntext':
      state.into = 'label';
      return true;
    case 'upr':
      state.better = state.into;
      state.into = 'nothing';
      return true;
    case 'ud':
      state.into = state.better ?? state.into;
      return true;
    case 'field':
      state.field = { code: '', into: state.into, type: 0, result: undefined, usual: 0, entries: [] };
      return true;
    case 'fldinst':
      state.into = 'code';
      return true;
    case 'fldrslt':
      beginResult(state, state.field);
      return true;
    case 'formfield':
      state.into = 'form';
      return true;
    case 'ffl':
      state.into = 'entry';
      return true;
    case 'footnote':
      return beginFlow(state, parts.beginNote());
    case 'shptxt':
    case 'dptxbxtext': {
      const { flow } = state;
      return beginFlow(state, (blocks) => flow.addBox(blocks));
    }
    default: {
      const running = /^(header|footer)[lrf]?$/.exec(word)?.[1] as 'header' | 'footer' | undefined;
      return running ? beginFlow(state, (blocks) => parts.addRunning(running, blocks)) : false;
    }
  }
}

function beginFlow(state: State, end: End): End {
  Object.assign(state, plainParagraph, plainLetters, { flow: new Flow(), into: 'text', href: undefined });
  return end;
}

function beginResult(state: State, field: Field | undefined): void {
  if (!field) return;
  const choice = choiceOf(field);
  if (showsPage(field.code)) state.flow.showPage();
  if (choice !== undefined && field.into === 'text') state.flow.add(choice, false, undefined);
  state.into = choice !== undefined || showsPage(field.code) ? 'nothing' : field.into;
  state.href = hrefOfCode(field.code) ?? state.href;
}
