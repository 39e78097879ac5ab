/**
 * Address of the document that runs demos, which `plugins/live-frame` builds. In a file of its
 * own, since only the bundler understands this form.
 */
export const frameAddress = new URL('@generated/live-frame/default/frame.html', import.meta.url).href;
