// The styles of what only the build renders: browsers get its markup without the code that made it.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css';
import '../components/CodeBlock/styles.module.css';
