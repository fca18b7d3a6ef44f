import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useState} from 'react';

/** Crashes on demand; once the reader has tried again, it works. */
export default function Crash(): ReactNode {
  return (
    <Layout title="Crash">
      <Fuse />
    </Layout>
  );
}

function Fuse(): ReactNode {
  const [isLit, setLit] = useState(false);
  if (isLit) {
    const root = new Error('The cable is cut');
    const middle = new Error('The server is silent', {cause: root});
    throw new Error('The page cannot be drawn', {cause: middle});
  }
  return (
    <main>
      <h1>Crash</h1>
      <button type="button" onClick={() => setLit(true)}>
        Light the fuse
      </button>
    </main>
  );
}
