/** @jest-environment node */
import {stem} from '@site/search/engine/stem';

describe('stem', () => {
  it.each([
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'],
    ['route', 'routes', 'routed', 'routing'],
    ['configure', 'configures', 'configured', 'configuring', 'configuration'],
    ['customize', 'customise', 'customized', 'customization', 'customizing'],
    ['map', 'maps', 'mapped', 'mapping'],
    ['query', 'queries'],
  ])('gives %s and its forms one stem', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each(['css', 'status', 'analysis', 'i18n', 'ab', '部署'])('leaves %s alone', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('keeps different words apart', () => {
    expect(stem('base')).not.toBe(stem('bass'));
    expect(stem('nav')).not.toBe(stem('navy'));
  });
});
