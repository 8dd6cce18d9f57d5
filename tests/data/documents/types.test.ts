import { expect, it } from 'vitest';
import { fileType } from '../../../src/data/documents/types';

it.each([
  [{ url: '/files/tor.pdf' }, 'PDF'],
  [{ url: 'https://api.example.org/tor.docx?v=2#p' }, 'DOCX'],
  [{ url: '/files/tor', type: 'pdf' }, 'PDF'],
  [{ url: '/files/tor.xlsx', type: 'application/pdf' }, 'XLSX'],
  [{ url: '/download/7', type: 'application/pdf' }, 'PDF'],
  [{ url: '/download/7' }, undefined],
  [{ url: '/download/7', type: 'application/octet-stream' }, undefined],
])('the file %j is %s', (file, shown) => expect(fileType(file)).toBe(shown));
