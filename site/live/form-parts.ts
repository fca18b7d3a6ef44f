export {fillForm} from './fill-form';
export {LinkedValue} from './LinkedValue';
export {NextSteps} from './NextSteps';
export {sendToSandbox} from './session';
export {Subject} from './Subject';
