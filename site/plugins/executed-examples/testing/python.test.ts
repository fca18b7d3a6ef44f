import {mainFlows, testSamples} from './test-samples';

testSamples('python', mainFlows);
