/** In place of `nprogress`, which the theme configures: pages that are fetched ahead need no bar. */
export default {configure: () => {}};
