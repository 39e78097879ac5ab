import type { RspressPlugin } from 'rspress/core';
import walks from '../walks.json';

export function pluginWalks(): RspressPlugin {
  return {
    name: 'walks',
    addPages() {
      return walks.map(({ id, name, hours, text }) => ({
        routePath: `/walks/${id}`,
        content: `---
title: ${JSON.stringify(name)}
---

import Facts from '@facts';

# ${name}

<Facts hours={${hours}} />

${text}
`,
      }));
    },
  };
}
