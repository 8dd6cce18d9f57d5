import { expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables';
import { readDescription } from '../../../vite/site/description';
import { siteFolder } from '../../../vite/site/folder';
import { makeProject } from '../content/project';

/** The repository that a `site.yaml` with these lines names. */
const read = (...lines: string[]) => {
  const yaml = ['name: Wells', ...lines].join('\n');
  return readBuildVariables({}, readDescription(siteFolder(makeProject({ 'content/site.yaml': yaml }))))
    .editor;
};

test('a site has no editor unless it names its repository', () => {
  expect(read()).toBeUndefined();
  expect(read('editor:', '  repository: office/site')).toEqual({
    host: 'github',
    name: 'office/site',
    branch: 'main',
    api: 'https://api.github.com',
    appId: '',
  });
});

test('the repository may stand on a host of its own', () => {
  const lines = [
    'editor:',
    '  host: gitea',
    '  repository: office/site',
    '  branch: live',
    '  folder: ./site/',
  ];
  expect(read(...lines, '  api: https://codeberg.org/api/v1/', '  appId: abc')).toEqual({
    host: 'gitea',
    name: 'office/site',
    branch: 'live',
    api: 'https://codeberg.org/api/v1',
    appId: 'abc',
    folder: 'site',
  });
  expect(read('editor: { host: gitlab, repository: office/web/site, folder: . }')).toMatchObject({
    api: 'https://gitlab.com/api/v4',
    folder: '',
  });
});

test.each([
  ['  repository: site', 'editor.repository must be an owner and a repository, such as "office/site"'],
  ['  repository: https://github.com/a/b', 'editor.repository must be an owner and a repository'],
  ['  branch: main', 'editor.branch must be empty without editor.repository, but it is "main".'],
  ['  repository: a/b\n  host: svn', 'editor.host must be one of github, gitlab, gitea, but it is "svn".'],
  ['  repository: a/b\n  host: gitea', 'editor.host must be beside editor.api, such as'],
  ['  repository: a/b\n  api: ftp://a.example', 'editor.api must be a whole http(s) address'],
  ['  repository: a/b\n  appId: abc', 'editor.appId must be empty with GitHub'],
  ['  repository: a/b\n  branch: a b', 'editor.branch must be the name of a branch'],
  ['  repository: a/b\n  folder: ../b', 'editor.folder must be a folder of the repository'],
])('%j is rejected with file and line', (lines, message) => {
  expect(() => read('editor:', lines)).toThrow(message);
  expect(() => read('editor:', lines)).toThrow(/^content\/site\.yaml:[34]: editor\./);
});
