import { main } from './main.ts';

// What the image runs.
process.exit(await main(process.argv.slice(2)));
