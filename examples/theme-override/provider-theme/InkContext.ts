import { createContext } from 'react';

export const InkContext = createContext('no ink');
