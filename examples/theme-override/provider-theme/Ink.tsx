import { useContext } from 'react';
import { InkContext } from './InkContext';

export default function Ink() {
  return <em className="ink">{useContext(InkContext)}</em>;
}
