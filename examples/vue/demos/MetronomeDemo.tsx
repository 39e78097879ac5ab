import Vue from '../components/Vue';

const load = () => import('../components/Metronome.vue');

export default function MetronomeDemo() {
  return <Vue load={load} props={{ beats: 3 }} />;
}
