import {showBeginning, showPlaceFirst} from './show-first';
import {waryScript} from './wary-script';

/** Not when a page is loaded again: the browser brings the reader back to where they were. */
const atFirst = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  if (location.hash) (${String(showPlaceFirst)})();
  else (${String(showBeginning)})('page');
}`;

/**
 * The frame of every page: Docusaurus' own, with three changes. The theme's inline script comes before
 * the stylesheets: behind them, a browser would stop reading the page until the stylesheets are
 * there. It begins with the statements above. And it takes nothing from the search part of the address, and from storage only a colour mode.
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
    <%~ ${waryScript("(it.preBodyTags.match(inline) ?? []).join('')")}.replace('<script>', () => '<script>' + ${JSON.stringify(atFirst)}) %>
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
