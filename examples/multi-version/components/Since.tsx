import { useVersion } from 'rspress/runtime';

export default function Since() {
  const version = useVersion();
  return <p className="since">You are reading {version}.</p>;
}
