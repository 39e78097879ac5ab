/**
 * Runs the toolkit's command line several times, each as if the process were new: the script of the
 * command is imported with its arguments, and the run ends where a process would, when nothing is left
 * to do, or where the command ends it. A run that throws ends this process.
 */
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync} from 'node:fs';
import {register} from 'node:module';
import {totalmem} from 'node:os';
import {pathToFileURL} from 'node:url';
import {MessageChannel} from 'node:worker_threads';

/** Memory in bytes from which a process ends, as builds leave behind some 80 MB each: all processes together take half. */
const ENOUGH_MEMORY = Math.min(2.4e9, totalmem() / 6);

/** Longest time in milliseconds for which a run that has ended may still have something to do. */
const GRACE = 2_000;

const {port1: runs, port2} = new MessageChannel();

const home = process.cwd();
const environment = {...process.env};
/** Ends this process and not only a run. */
const exit = process.exit.bind(process);
const streams = [process.stdout, process.stderr].map((stream) => ({stream, write: stream.write}));
/** Listeners that are there before the first run, by event. */
const own = new Map();
let run = 0;
/** What the command has ended its process with; nothing while it has not. */
let ended;
/** Ends the grace of a run. */
let timer;
/** The folder to copy at the end of a run, and where to. */
let wanted;

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

/** Copies what the run has written until now, be it nothing. */
function keepOutput() {
  if (wanted === undefined) return;
  mkdirSync(wanted.to, {recursive: true});
  if (existsSync(wanted.from)) cpSync(wanted.from, wanted.to, {recursive: true});
  wanted = undefined;
}

/** Takes what is printed and what is thrown after the end of a run. */
function ignore(...args) {
  const done = args.at(-1);
  if (typeof done === 'function') done();
  return true;
}

/** Stands for `process.exit`: the run says nothing more, and what it has left open comes to its end. */
function endRun(code = process.exitCode ?? 0) {
  if (ended === undefined) {
    process.exitCode = code;
    endListeners();
    keepOutput();
    ended = Number(code);
    for (const {stream} of streams) stream.write = ignore;
    process.on('uncaughtException', ignore);
    process.on('unhandledRejection', ignore);
    timer = setTimeout(report, GRACE, true).unref();
  }
  throw new Error('The process has ended.');
}

/** Ends the run, and says how it ended. */
function report(isSpent = process.memoryUsage.rss() > ENOUGH_MEMORY) {
  clearTimeout(timer);
  process.channel?.ref();
  endListeners();
  keepOutput();
  const exitCode = ended ?? Number(process.exitCode ?? 0);
  ended = undefined;
  process.exitCode = undefined;
  for (const {stream, write} of streams) stream.write = write;
  restoreEnvironment();
  process.chdir(home);
  process.send?.({exitCode, isSpent});
}

/** Loads what all runs share, and only then the hooks: through them, a thousand modules take 0.6 s more of the processor. */
async function prepare() {
  await import('@rspress/core');
  register('./hooks.mjs', {parentURL: import.meta.url, data: {port: port2}, transferList: [port2]});
}

process.on('message', async ({script, dir, args, env, output}) => {
  run += 1;
  if (run === 1) await prepare();
  wanted = output;
  runs.postMessage(run);
  await once(runs, 'message');
  runs.unref();
  // From here on the channel keeps the process no longer from coming to its end.
  process.channel?.unref();
  process.chdir(dir);
  Object.assign(process.env, env);
  // Changed in place: packages have taken hold of the array.
  process.argv.splice(0, process.argv.length, process.execPath, script, ...args);
  await import(`${pathToFileURL(script).href}?run=${run}`);
});

process.on('beforeExit', () => report());

// Whoever asks for builds has ended.
process.on('disconnect', () => exit());
process.exit = endRun;
for (const event of process.eventNames()) own.set(event, process.listeners(event));
