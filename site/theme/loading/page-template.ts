/** Characters of a page that the slow phone of the benchmark reads in half a second. */
const LONG_PAGE = 1_000_000;

/**
 * The frame of every page: Docusaurus' own, with two changes. The theme's inline scripts stand before
 * the stylesheets: behind them, a browser would stop reading the page until the stylesheets are
 * there. And the first script, which runs when the page has been read, holds back the first paint:
 * the reader sees the whole page at once, and a link into it leads to its place at once. Not so in
 * a page that takes long to read.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tags) => { %>
      <%~ tags %>
    <% }); %>
    <%~ it.headTags %>
    <% const inline = /<script>[^]*?<\\/script>/g; %>
    <%~ (it.preBodyTags.match(inline) ?? []).join('') %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
    <% }); %>
    <% it.scripts.forEach((file, index) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer
        <%~ index === 0 && it.appHtml.length < ${LONG_PAGE} ? 'blocking="render"' : '' %>></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
