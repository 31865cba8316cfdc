//! Counts what goes to the heap, so that a test can show that the hot path never does.
//!
//! ```
//! use testkit::CountingAllocator;
//!
//! #[global_allocator]
//! static ALLOCATOR: CountingAllocator = CountingAllocator;
//!
//! let (allocations, sum) = CountingAllocator::count(|| [1, 2, 3].iter().sum::<i32>());
//! assert_eq!((allocations, sum), (0, 6));
//! assert_eq!(CountingAllocator::count(|| Box::new(1)).0, 1);
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Constant and without a destructor, so that reading it never allocates.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread. A test declares it `#[global_allocator]`.
pub struct CountingAllocator;

impl CountingAllocator {
    /// How often `work` asked for memory on this thread, and what it gave back.
    pub fn count<T>(work: impl FnOnce() -> T) -> (u64, T) {
        let before = ALLOCATIONS.get();
        let result = work();
        (ALLOCATIONS.get() - before, result)
    }

    fn note() {
        // A thread that is ending has no counter any more, and nobody left to read it.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
    }
}

// SAFETY: every call goes to the system's allocator unchanged; the counter touches no memory of the caller.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CountingAllocator::note();
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        CountingAllocator::note();
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        CountingAllocator::note();
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}
