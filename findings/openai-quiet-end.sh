#!/bin/sh
# The openai package 7.55.0 ends a loop over `chat.completions.create({ stream: true })` in silence when the reply is
# incomplete: the connection ended in order, but before a finish reason and the end marker (a proxy or a restarting
# server does that), or the server does not stream and answered with one JSON object (status 200, application/json), of
# which the loop yields nothing. `chat.completions.stream()` reports both, the second with the text lost.
# Needs Node 20 or newer and npm.
# Seen on 2026-11-30:
#   openai 7.55.0
#   whole stream, create: 'Keep your stick on the ice.', no error
#   whole stream, stream: 'Keep your stick on the ice.'
#   stream without its rest, create: 'Keep your stick ', no error
#   stream without its rest, stream: missing finish_reason for choice 0
#   one JSON object, create: '', no error
#   one JSON object, stream: request ended without sending any chunks
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact openai@7.55.0
cat >look.cjs <<'JS'
const { once } = require('node:events');
const { createServer } = require('node:http');
const { OpenAI } = require('openai');
const { version } = JSON.parse(require('node:fs').readFileSync('node_modules/openai/package.json', 'utf8'));

const chunk = (content, finish_reason = null) => {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason }];
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
};
const message = { role: 'assistant', content: 'Keep your stick on the ice.' };
const choices = [{ index: 0, message, finish_reason: 'stop' }];
const replies = {
  'whole stream': ['text/event-stream', chunk('Keep your stick '), chunk('on the ice.', 'stop'), 'data: [DONE]\n\n'],
  'stream without its rest': ['text/event-stream', chunk('Keep your stick ')],
  'one JSON object': ['application/json', JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices })],
};
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const [type, ...parts] = replies[JSON.parse(body).model];
  response.setHeader('content-type', type);
  for (const part of parts) response.write(part);
  response.end();
});
const main = async () => {
  console.log(`openai ${version}`);
  const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
  const client = new OpenAI({ apiKey: 'none', baseURL, maxRetries: 0 });
  for (const model of Object.keys(replies)) {
    const request = { model, messages: [{ role: 'user', content: 'Any advice?' }] };
    let text = '';
    const loop = async () => {
      for await (const part of await client.chat.completions.create({ ...request, stream: true }))
        text += part.choices[0]?.delta.content ?? '';
      return 'no error';
    };
    const ended = await loop().catch((error) => error.message);
    console.log(`${model}, create: '${text}', ${ended}`);
    const final = client.chat.completions.stream(request).finalChatCompletion();
    const whole = await final.then((completion) => `'${completion.choices[0].message.content}'`, (error) => error.message);
    console.log(`${model}, stream: ${whole}`);
  }
};
server.listen(0, '127.0.0.1');
once(server, 'listening').then(main).finally(() => server.close());
JS
node look.cjs | tee seen
cat >expected <<'TEXT'
openai 7.55.0
whole stream, create: 'Keep your stick on the ice.', no error
whole stream, stream: 'Keep your stick on the ice.'
stream without its rest, create: 'Keep your stick ', no error
stream without its rest, stream: missing finish_reason for choice 0
one JSON object, create: '', no error
one JSON object, stream: request ended without sending any chunks
TEXT
diff expected seen
