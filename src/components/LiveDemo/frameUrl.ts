/**
 * URL of the document that runs demos, which `plugins/live-frame` builds. It has a file of its
 * own, so that tests can mock it: only the bundler understands this form.
 */
export const frameUrl = new URL('@generated/live-frame/default/frame.html', import.meta.url).href;
