import renderRoutes from '@docusaurus/renderRoutes';
import routes from '@generated/routes';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useState} from 'react';
import {Route, useLocation} from 'react-router-dom';

/**
 * Renders another route that nobody has loaded yet. The router loads a page before it shows it, so
 * this is how a test gets to see the loading screen of a route.
 */
export default function Preview(): ReactNode {
  const location = {...useLocation(), pathname: '/bare'};
  const [isShown, setShown] = useState(false);
  return (
    <Layout title="Preview">
      <main>
        <h1>Preview</h1>
        <button type="button" onClick={() => setShown(true)}>
          Show the bare page
        </button>
        {isShown && <Route location={location} render={() => renderRoutes(routes)} />}
      </main>
    </Layout>
  );
}
