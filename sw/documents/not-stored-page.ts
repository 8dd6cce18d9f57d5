const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not on this phone yet</title>
</head>
<body>
<main>
<h1>Not on this phone yet.</h1>
<p>This document is not stored here, and it cannot be fetched now: there is no network, or it does not answer.</p>
<p><a href="/">Back to home</a></p>
</main>
</body>
</html>
`;

/**
 * The response to a navigation to a document that is neither stored nor reachable. Needs no style, script or
 * file.
 */
export const notStoredPage = (): Response =>
  new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
