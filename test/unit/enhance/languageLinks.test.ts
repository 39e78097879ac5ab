import {startBehaviours} from '@site/src/enhance/behaviours';

startBehaviours(document);

test('the language menu leads to the same place on the page, and other links where they lead', () => {
  history.replaceState(null, '', '/api?filter=nav#base');
  document.body.innerHTML = `
    <ul class="dropdown__menu"><li><a lang="zh-CN" href="/zh/api">简体中文</a></li></ul>
    <ul class="dropdown__menu"><li><a href="/changes">Changelog</a></li></ul>`;
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).getAttribute('href')!);
  });
  for (const link of document.querySelectorAll('a')) link.click();
  expect(followed.map((href) => new URL(href, location.href).href)).toEqual([
    'http://localhost/zh/api?filter=nav#base',
    'http://localhost/changes',
  ]);
});
