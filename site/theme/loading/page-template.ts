/**
 * A link into the page leads to its place at once: nothing is shown before the place has been read.
 * When the page ends without it, Chromium would warn of that.
 */
const showPlaceFirst = [
  'if(location.hash){',
  'const place=Object.assign(document.createElement("link"),{rel:"expect",blocking:"render",href:location.hash});',
  'document.head.append(place);',
  'document.addEventListener("readystatechange",()=>place.remove(),{once:true})',
  '}',
].join('');

/**
 * The frame of every page: Docusaurus' own, with two changes. The theme's inline script comes before
 * the stylesheets: behind them, a browser would stop reading the page until the stylesheets are
 * there. And it begins with the statement above.
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
    <%~ (it.preBodyTags.match(inline) ?? []).join('').replace('<script>', '<script>${showPlaceFirst}') %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
