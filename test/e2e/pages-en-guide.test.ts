import {testEveryPage} from './support/everyPage';

testEveryPage('en', 'guide');
