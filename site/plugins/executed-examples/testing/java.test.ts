import {scenarios, testSamples} from './test-samples';

testSamples('java', scenarios.keys());
