import {scenarios, testSamples} from './test-samples';

testSamples('curl', scenarios.keys());
