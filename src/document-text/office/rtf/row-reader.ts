import type { CellDefinition, RowDefinition } from './table-rows';

/** More cells than this are of no row. */
const most = 500;

/** Reads the definition of a row, which stands before its cells, after them, or at both places. */
export class RowReader {
  #row: RowDefinition & { cells: CellDefinition[] } = { left: 0, isHead: false, cells: [] };
  #goesOn = { goesOnBeside: false, goesOnAbove: false };

  /** The definition that was read last. */
  get row(): RowDefinition {
    return this.#row;
  }

  /** Reads a word; false if it says nothing about rows. */
  read(word: string, value: number | undefined): boolean {
    switch (word) {
      case 'trowd':
        this.#row = { left: 0, isHead: false, cells: [] };
        this.#goesOn = { goesOnBeside: false, goesOnAbove: false };
        return true;
      case 'trleft':
        this.#row.left = value ?? 0;
        return true;
      case 'trhdr':
        this.#row.isHead = true;
        return true;
      case 'clmrg':
        this.#goesOn.goesOnBeside = true;
        return true;
      case 'clvmrg':
        this.#goesOn.goesOnAbove = true;
        return true;
      case 'cellx':
        if (this.#row.cells.length < most) this.#row.cells.push({ right: value ?? 0, ...this.#goesOn });
        this.#goesOn = { goesOnBeside: false, goesOnAbove: false };
        return true;
      default:
        return false;
    }
  }
}
