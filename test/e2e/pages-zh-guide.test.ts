import {testEveryPage} from './support/everyPage';

testEveryPage('zh', 'guide');
