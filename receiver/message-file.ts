import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MessageStore, StoredMessage } from './message-store.ts';

/** Personal data: only the user who runs the server may read it. */
const modes = { folder: 0o700, file: 0o600 };

const lineFeed = 10;

/** A file of one JSON object with an `id` per line, which people may read, move and delete at any time. */
export class MessageFile implements MessageStore {
  private readonly path: string;
  private readonly ids = new Set<string>();
  /** The length (bytes) of the complete lines that have been read. */
  private position = 0;
  /** Whether the last line has no line feed. */
  private isOpen = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Appends a message as one line in one write, after those before it. Resolves to false if the file has, or
   * had, a message with this id. Rejects if the disk does not take all of it; then nothing of it stays.
   */
  append(message: StoredMessage): Promise<boolean> {
    return this.inTurn(async () => {
      await mkdir(dirname(this.path), { recursive: true, mode: modes.folder });
      const file = await open(this.path, 'a+', modes.file);
      try {
        const size = await this.readNew(file);
        if (this.ids.has(message.id)) return false;
        await write(file, `${this.isOpen ? '\n' : ''}${JSON.stringify(message)}\n`, size);
        this.ids.add(message.id);
        return true;
      } finally {
        await file.close();
      }
    });
  }

  /** Removes half a line at the end, which a crash may leave: its sender has no answer, and sends it again. */
  repair(): Promise<void> {
    return this.inTurn(async () => {
      const file = await openExisting(this.path);
      if (!file) return;
      try {
        const size = await this.readNew(file);
        if (!this.isOpen) return;
        const rest = Buffer.alloc(size - this.position);
        await file.read(rest, 0, rest.length, this.position);
        if (idIn(rest.toString()) === undefined) await file.truncate(this.position);
      } finally {
        await file.close();
      }
    });
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.last.then(run);
    // Its caller is told.
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Reads the ids that this or another process has written since the last time. Resolves to the file's size. */
  private async readNew(file: FileHandle): Promise<number> {
    const { size } = await file.stat();
    if (size < this.position) this.position = 0;
    const bytes = Buffer.alloc(size - this.position);
    await file.read(bytes, 0, bytes.length, this.position);
    for (const line of bytes.toString().split('\n')) {
      const id = idIn(line);
      if (id !== undefined) this.ids.add(id);
    }
    const length = bytes.lastIndexOf(lineFeed) + 1;
    this.position += length;
    this.isOpen = length < bytes.length;
    return size;
  }
}

async function write(file: FileHandle, line: string, size: number): Promise<void> {
  const bytes = Buffer.from(line);
  const { bytesWritten } = await file.write(bytes);
  if (bytesWritten === bytes.length) return;
  await file.truncate(size);
  throw new Error(`only ${bytesWritten} of ${bytes.length} bytes could be written`);
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The id of a line; undefined if the line is not a whole message. */
function idIn(line: string): string | undefined {
  try {
    const { id } = JSON.parse(line) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
