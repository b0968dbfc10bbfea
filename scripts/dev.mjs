// `npm run dev`: `npm start` with watch and hot reload.
process.argv.push('--dev');
await import('./start.mjs');
