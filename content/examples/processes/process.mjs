/**
 * Runs the toolkit's command line several times, each as if the process were new: the script of the
 * command is imported with its arguments, and the run ends where a process would, when nothing is left
 * to do. A run that ends the process ends this one.
 */
import {once} from 'node:events';
import {register} from 'node:module';
import {totalmem} from 'node:os';
import {pathToFileURL} from 'node:url';
import {MessageChannel} from 'node:worker_threads';

/** Memory in bytes from which a process ends, as builds leave behind some 80 MB each: all processes together take half. */
const ENOUGH_MEMORY = Math.min(2.4e9, totalmem() / 6);

const {port1: runs, port2} = new MessageChannel();
register('./hooks.mjs', {parentURL: import.meta.url, data: {port: port2}, transferList: [port2]});

const home = process.cwd();
const environment = {...process.env};
/** Listeners that are there before the first run, by event. */
const own = new Map();
let run = 0;

function restoreEnvironment() {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** Does what the end of a process does to its listeners. */
function endListeners() {
  for (const event of process.eventNames()) {
    for (const listener of process.listeners(event)) {
      if (own.get(event)?.includes(listener) === true) continue;
      if (event === 'exit') listener.call(process, process.exitCode ?? 0);
      process.removeListener(event, listener);
    }
  }
}

process.on('message', async ({script, dir, args}) => {
  run += 1;
  runs.postMessage(run);
  await once(runs, 'message');
  runs.unref();
  // From here on the channel keeps the process no longer from coming to its end.
  process.channel?.unref();
  process.chdir(dir);
  // Changed in place: packages have taken hold of the array.
  process.argv.splice(0, process.argv.length, process.execPath, script, ...args);
  await import(`${pathToFileURL(script).href}?run=${run}`);
});

process.on('beforeExit', () => {
  process.channel?.ref();
  endListeners();
  const exitCode = process.exitCode ?? 0;
  process.exitCode = undefined;
  restoreEnvironment();
  process.chdir(home);
  process.send?.({exitCode, isSpent: process.memoryUsage.rss() > ENOUGH_MEMORY});
});

// Whoever asks for builds has ended.
process.on('disconnect', () => process.exit());
for (const event of process.eventNames()) own.set(event, process.listeners(event));
