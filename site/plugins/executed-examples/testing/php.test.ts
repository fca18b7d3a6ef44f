import {scenarios, testSamples} from './test-samples';

testSamples('php', scenarios.keys());
