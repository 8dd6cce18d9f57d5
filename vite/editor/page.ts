/** The page of the editor. */
export const editorPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body></body>
</html>
`;
