import {readFileSync} from 'node:fs';
import path from 'node:path';
import {evaluate,type RelevanceQuery} from './search';
import {readSections} from '../../src/plugins/search-index';
import {toFiles} from '../../src/plugins/search-index/files';
import {createEngine} from '../../src/search/engine';
import {unpack} from '../../src/search/pack';
(async()=>{ for(const lang of ['en','zh'] as const){
 const sections=await readSections(process.cwd(),lang);
 const {head,tail}=toFiles(lang,sections);
 const h=JSON.parse(head.content),t=tail&&JSON.parse(tail.content);
 const routes=new Set(sections.map(s=>s.route));
 for(const [name,f] of [['own',path.join('test/search',lang+'.json')],['held','/tmp/ws/'+lang+'.json']] as const){
  const qs=JSON.parse(readFileSync(f,'utf8')) as RelevanceQuery[];
  for(const [mode,eng] of [['full',createEngine(unpack(h,t))],['head',createEngine(unpack(h))]] as const){
   const r=evaluate(eng,qs,routes,1);
   console.log(`${lang} ${name} ${mode}: ${r.outcomes.length}/${qs.length} r1 ${(r.recallAt1*100).toFixed(1)} r5 ${(r.recallAt5*100).toFixed(1)} mrr ${r.meanReciprocalRank.toFixed(3)} zero ${(r.zeroResultRate*100).toFixed(1)}`);
   if(mode==='full'||process.argv.includes('--all')) for(const o of r.outcomes) if(o.rank!==1) console.log(`   ${o.query.kind} «${o.query.query}» ${o.rank??'-'} want ${o.query.accept.map(a=>a.split('/').at(-1))} got ${o.routes.slice(0,4).map(a=>a.split('/').at(-1)||'home')}`);
  }}
}})();
