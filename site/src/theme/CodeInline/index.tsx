export {InlineCode as default} from '@symblepay/reference/text/InlineCode';
