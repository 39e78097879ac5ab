import {defineExample} from '../../verify/examples/define';

const styles = 'static/css/styles.*.css';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The plugin is on without configuration: its style sheet is part of the site’s.',
          proves: ['plugin/official-plugins/medium-zoom#example'],
          file: styles,
          contains: '.medium-zoom-overlay',
        },
        {
          claim: 'The default selector takes all images of the text.',
          proves: ['plugin/official-plugins/medium-zoom#options'],
          file: 'static/js/*.js',
          contains: '.rspress-doc img',
        },
        {
          claim: 'The HTML of an image is not changed; the plugin works in the browser.',
          proves: ['plugin/official-plugins/medium-zoom#example', 'plugin/official-plugins/medium-zoom#source'],
          file: 'ridge.html',
          selector: '.rspress-doc img',
          attribute: 'class',
          values: [null, 'zoomable'],
        },
      ],
    },
    options: {
      config: 'rspress.options.config.ts',
      claims: [
        {
          claim: 'Selector and options reach the browser.',
          proves: [
            'api/config/config-basic#mediumzoom-options',
            'api/config/config-basic#mediumzoom-selector',
            'plugin/official-plugins/medium-zoom#options',
          ],
          file: 'static/js/*.js',
          contains: /\.rspress-doc img\.zoomable"[\s\S]{0,40}margin:40/,
        },
      ],
    },
    package: {
      config: 'rspress.package.config.ts',
      claims: [
        {
          claim: 'With `mediumZoom: false` the plugin may be listed by hand.',
          proves: [
            'api/config/config-basic#mediumzoom',
            'plugin/official-plugins/medium-zoom#off',
            'plugin/official-plugins/medium-zoom#package',
            'plugin/official-plugins/medium-zoom#pluginmediumzoom',
          ],
          file: 'static/js/*.js',
          contains: '.rspress-doc img.zoomable',
        },
      ],
    },
    twice: {
      config: 'rspress.twice.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'Listed by hand while it is on, it stops the build.',
          proves: [
            'api/config/config-basic#mediumzoom',
            'plugin/official-plugins/medium-zoom#limits',
            'plugin/official-plugins/medium-zoom#pluginmediumzoom',
            'plugin/system/plugin-api#name',
          ],
          log: 'The plugin "@rspress/plugin-medium-zoom" has been registered',
        },
      ],
    },
    off: {
      config: 'rspress.off.config.ts',
      claims: [
        {
          claim: '`mediumZoom: false` leaves nothing of it.',
          proves: ['api/config/config-basic#mediumzoom', 'plugin/official-plugins/medium-zoom#off'],
          file: styles,
          lacks: '.medium-zoom-overlay',
          unlike: `default:${styles}`,
        },
      ],
    },
  },
});
