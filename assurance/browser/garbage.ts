/** Values that no release ever wrote, by what is wrong with them. */
export const garbage: Readonly<Record<string, string>> = {
  'an empty text': '',
  'JSON that breaks off': '{"steps":[{"method":"POST","path":"/v1/market',
  null: 'null',
  'a number': '-1e999',
  'a text': '"text"',
  'a list': '[null,[],{},5,"text"]',
  'an empty object': '{}',
  'names of prototypes': '{"__proto__":{"steps":[]},"constructor":{"steps":[]},"length":-1}',
  'NUL characters': '\0\0{"steps":\0}',
  'half a character': '"\uD83D \\uD83D"',
  markup: '"><img src=x onerror="throw 1"><script>throw 1</script>',
  'deep nesting': '{"steps":['.repeat(8_000),
  'deep nesting that ends': `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  'a hundred thousand characters': 'x'.repeat(100_000),
  'a long list': `{"steps":[${'{},'.repeat(10_000)}{}],"marks":[${'0,'.repeat(10_000)}0]}`,
};
