/**
 * Replaces the classic one, which would ask for Prism's languages and thereby ship the list of all
 * of them to each page. Code is highlighted at build time.
 */
export {default} from '../nothing';
