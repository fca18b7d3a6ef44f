export {Refusal} from './refusal';
export type {Sandbox} from './sandbox';
export {createSandbox} from './sandbox';
export * from './facts';
