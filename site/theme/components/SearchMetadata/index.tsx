/** The classic one tells a search service's crawlers about versions; our search has its own index. */
export {default} from '../../nothing';
