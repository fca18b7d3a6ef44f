/**
 * Characters of a page that a browser would show in pieces, and yet reads in half a second on the
 * slow phone of the benchmark. A shorter one is whole when the stylesheets are there.
 */
const shownWhole = {least: 250_000, most: 1_000_000};

/**
 * The frame of every page: Docusaurus' own, with two changes. The theme's inline scripts come before
 * the stylesheets: behind them, a browser would stop reading the page until the stylesheets are there.
 * And in a page of the size above, the first script, which runs when the page has been read, holds
 * back the first paint: a link into the page leads to its place at once.
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
    <% const {length} = it.appHtml; %>
    <% const isShownWhole = length >= ${shownWhole.least} && length < ${shownWhole.most}; %>
    <% it.scripts.forEach((file, index) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer
        <%~ index === 0 && isShownWhole ? 'blocking="render"' : '' %>></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
