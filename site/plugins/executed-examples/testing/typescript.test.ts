import {mainFlows, testSamples} from './test-samples';

testSamples('typescript', mainFlows);
