export default function FoldSidebar() {
  return (
    <button
      style={{ position: 'fixed', insetBlockEnd: 8, insetInlineStart: 8, zIndex: 50 }}
      onClick={() => document.documentElement.classList.toggle('folded')}
    >
      Menu
    </button>
  );
}
